/** Codes handed to the caller as results instead of being treated as failures. */
export const PASSED_THROUGH_CODES: readonly number[] = [1005, 10300, 10100, 10200, 5006];

/** The code that asks the browser to reload the page. */
export const RELOAD_CODE = 10500;
