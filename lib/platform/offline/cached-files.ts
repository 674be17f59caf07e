import { STATIC_FILES } from '@/lib/platform/next/static-files';

/** Paths of the files that pages name: those of the framework, and the scripts of single pages. */
export const IS_FILE = new RegExp(`^(?:${STATIC_FILES}|/page-scripts/)`);
