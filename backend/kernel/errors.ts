import { ERRORS, type ErrorKey } from '@/backend/contract/errors';
import { SettingError } from '@/backend/contract/process/setting-error';

/** A refusal with a place in the error catalogue; the app turns it into the envelope. */
export class ApiError extends Error {
  constructor(
    readonly key: ErrorKey,
    /** Field name → reason, shown beside the field. */
    readonly fields?: Record<string, string>,
    /** Seconds after which the same may be tried again. */
    readonly retryAfter?: number,
    /** What the refusal hands over, such as the version a save would have overwritten. */
    readonly data?: unknown,
  ) {
    super(ERRORS[key].text.en);
    this.name = 'ApiError';
  }
}

/** Something an operator must mend before the program can run; printed as one line, exit code 1. */
export class StartupError extends SettingError {
  override name = 'StartupError';
}
