import { editorCalls } from './editor-calls';
import { ownCalls } from './own-calls';
import { previewCalls } from './preview-calls';
import { stepCalls } from './step-calls';

export const writingCalls = { ...stepCalls, ...ownCalls, ...previewCalls, ...editorCalls };
