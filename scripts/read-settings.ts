import { readConfig as readBackendSettings } from '@/backend/kernel/config';
import { SettingError } from '@/backend/contract/process/setting-error';
import { mistypedSettings } from '@/backend/contract/process/known-settings';
import { SECRET_PATTERN } from '@/backend/contract/process/secret-path';
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
    ...portalsOf(env.FRONT_PORTALS || `127.0.0.1:${portal.port}`),
    siteHost: host,
    proxiesAfter: String(Math.max(0, portal.trustProxy - 1)),
    siteProtocol: protocol.replace(':', ''),
    secret: frontSecret(portal.backendSecret),
    languageCookie: LOCALE_COOKIE,
    regionCookie: HONG_KONG_COOKIE,
    secretPattern: SECRET_PATTERN,
    sessionCookie: storedName(SESSION_COOKIE, portal.siteUrl),
  };
}

/**
 * Varnish configuration for the portals of an edge cache: each is `host:port`, the first is the portal on the same
 * machine.
 * @throws SettingError
 */
function portalsOf(setting: string): Record<string, string> {
  const portals = setting.split(/[\s,]+/).filter(Boolean);
  const backends = portals.flatMap((address, n) => {
    const [, host, port] = /^([a-z0-9.-]+):(\d{1,5})$/i.exec(address) ?? [];
    if (!host || !port) throw new SettingError(`FRONT_PORTALS: ${address} is not host:port.`);
    return [...PROBES, UNWATCHED].map(
      (kind) => `backend ${kind}_${n} {
  .host = "${host}";
  .port = "${port}";
  .connect_timeout = 0.7s;
  .first_byte_timeout = 30s;
  .between_bytes_timeout = 30s;${kind === UNWATCHED ? '' : `\n  .probe = ${kind};`}
}`,
    );
  });
  const order = portals.map((_, n) => n);
  /** Lines that add these portals to a director, those that can render pages first. */
  const fallback = (director: string, ofThese: number[], probes = PROBES) =>
    probes.flatMap((probe) => ofThese.map((n) => `${director}.add_backend(${probe}_${n});`));
  const isSeveral = portals.length > 1;
  return {
    portalBackends: backends.join('\n\n'),
    portalOrder: [
      ...fallback('able', order, ['ready']),
      ...fallback('portals', order),
      ...fallback(UNWATCHED, order, [UNWATCHED]),
      ...order.flatMap((n) =>
        isSeveral
          ? [
              `new after_${n} = directors.fallback();`,
              ...fallback(`after_${n}`, [...order.slice(n + 1), ...order.slice(0, n)]),
            ]
          : [],
      ),
    ].join('\n  '),
    nextPortals: order
      .flatMap((n) =>
        isSeveral
          ? [
              `if ((beresp.backend == ready_${n} || beresp.backend == living_${n}) && std.healthy(after_${n}.backend())) {
      set bereq.backend = after_${n}.backend();
      return (retry);
    }`,
              ...(n + 1 < portals.length
                ? [
                    `if (beresp.backend == ${UNWATCHED}_${n}) {
      set bereq.backend = ${UNWATCHED}_${n + 1};
      return (retry);
    }`,
                  ]
                : []),
            ]
          : [],
      )
      .join('\n    '),
    otherPortals: String(portals.length - 1),
  };
}

/** The probes of `front.vcl` that watch each portal, the stricter one first. */
const PROBES = ['ready', 'living'];
/** The name of each portal without a probe. */
const UNWATCHED = 'unwatched';

export { mistypedSettings };

/**
 * The error in the settings of the programs that would run, or null. Also creates the data folder and the secrets.
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
