import { parentPort } from 'node:worker_threads';
import { answerTextJob } from '@/backend/kernel/text/text-thread';
// Loading each of these modules defines its text jobs.
import '@/backend/kernel/text/clean-html';
import '@/backend/modules/search/commands/index-documents';
import '@/backend/modules/search/commands/index-drafts';
import '@/backend/modules/search/queries/spoken-words';
import '@/backend/modules/stories/commands/prepare-texts';
import '@/backend/modules/writing/queries/changes/body-lengths';

/** Entry point of the worker thread in which the backend cleans, measures and indexes long texts. */
parentPort?.on('message', answerTextJob);
