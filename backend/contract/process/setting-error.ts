/** A problem the operator must fix before a program can run; printed as one line, exit code 1. */
export class SettingError extends Error {
  override name = 'SettingError';
}
