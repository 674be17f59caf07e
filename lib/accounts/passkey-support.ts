const IP_HOST = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;

/** Whether passkeys can be made and used here: never on an insecure page or on a host that is an IP address. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && window.isSecureContext && !IP_HOST.test(location.hostname);
}
