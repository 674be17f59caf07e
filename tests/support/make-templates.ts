import { makeTemplates } from './data-template';

/** Global set-up: makes the data templates when all tests are run; a run of a few files does without them. */
export default async function setUp(): Promise<void> {
  if (process.env.DATA_TEMPLATES === 'make') await makeTemplates();
}
