import { readConfig as readBackendSettings } from '@/backend/kernel/config';
import { SettingError } from '@/backend/contract/process/setting-error';
import { frontSecret } from '@/backend/contract/process/front-secret';
import { HONG_KONG_COOKIE, LOCALE_COOKIE } from '@/lib/platform/language/locales';
import { SESSION_COOKIE } from '@/lib/platform/session/session';
import { storedName } from '@/lib/platform/session/stored-name';
import { readConfig as readPortalSettings } from '@/lib/platform/config/config';

/**
 * Values for the placeholders of the Varnish configuration, by name. @throws SettingError when a portal setting is
 * wrong
 */
export function frontFacts(env: NodeJS.ProcessEnv): Record<string, string> {
  const portal = readPortalSettings(env);
  const { protocol, host } = new URL(portal.siteUrl);
  return {
    portalPort: String(portal.port),
    siteHost: host,
    siteProtocol: protocol.replace(':', ''),
    secret: frontSecret(portal.backendSecret),
    languageCookie: LOCALE_COOKIE,
    regionCookie: HONG_KONG_COOKIE,
    sessionCookie: storedName(SESSION_COOKIE, portal.siteUrl),
  };
}

/**
 * What is wrong with the settings of the programs that would run, or null. Also makes the data folder and the
 * secrets.
 * @throws Error when something other than a setting is wrong
 */
export function findWrongSetting(env: NodeJS.ProcessEnv): string | null {
  try {
    if (!env.BACKEND_URL) readBackendSettings(env);
    readPortalSettings(env);
    return null;
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
}
