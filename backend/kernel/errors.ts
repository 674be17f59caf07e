import { ERRORS, type ErrorKey } from '@/backend/contract/errors';
import { SettingError } from '@/backend/contract/process/setting-error';

/** A refusal from the error catalogue; the app turns it into the envelope. */
export class ApiError extends Error {
  constructor(
    readonly key: ErrorKey,
    /** Field name → reason, shown beside the field. */
    readonly fields?: Record<string, string>,
    /** Seconds after which the request may be repeated. */
    readonly retryAfter?: number,
    /** Data of the refusal, such as the version a save would have overwritten. */
    readonly data?: unknown,
  ) {
    super(ERRORS[key].text.en);
    this.name = 'ApiError';
  }
}

/** A problem the operator must fix before the program can run; printed as one line, exit code 1. */
export class StartupError extends SettingError {
  override name = 'StartupError';
}
