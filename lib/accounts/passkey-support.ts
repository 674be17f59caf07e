const NUMBERED = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;

/** Whether this browser makes and uses passkeys here: never for a site that is known by a number. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && window.isSecureContext && !NUMBERED.test(location.hostname);
}
