import { makeTemplates } from './data-template';

/** Before the backend tests of a whole run; a run of a few files begins with fresh folders. */
export default async function setUp(): Promise<void> {
  if (process.env.DATA_TEMPLATES === 'make') await makeTemplates();
}
