import { childText, type XmlElement } from '@/backend/import/xml/node';
import { metaOf } from './parts';

/** Values by which plugins say that a post is for everyone. */
const OPEN = /^(|0|no|off|false|none|null|all|default|everyone|everybody|public|a:0:\{\}|\[\])$/i;

/** Where plugins store that a post is for members. */
const KEYS = new Set([
  '_jetpack_newsletter_access',
  'rcp_subscription_level',
  'rcp_user_level',
  'rcp_access_level',
  'rcuserlevel',
  '_is_paid',
  '_members_access_role',
  '_wc_memberships_force_private',
  'pms-content-restrict-user-status',
  'pms-content-restrict-subscription-plan',
  '_um_content_restriction_enabled',
  'memberful_acl',
  'memberful_available_to_any_registered_users',
  'patreon-level',
  'ihc_mb_who',
  '_wpmem_block',
  'start_see',
]);
/** Keys of sites and of plugins nobody knows, which say it in words. */
const SPOKEN =
  /(^|_)((members?|subscribers?|paid|vip|premium)_only|(only|for)_(members?|subscribers?|vip|logged_in)|(is|require)_(login|premium|paywall(ed)?|members?)|login_required|paywall(ed)?|premium_content|restricted?_content)$/;

/** Plugins that keep several settings in one value of PHP: whether these close the post. */
const SERIALIZED: Record<string, (value: string) => boolean> = {
  um_content_restriction: (value) =>
    /_um_custom_access_settings";(s:1:"1"|b:1|i:1)/.test(value) &&
    !/_um_accessible";(s:1:"|i:)[01]/.test(value),
  _issuem_leaky_paywall_visibility: (value) => /"(only|always|onlyalways|upon)"/.test(value),
};

/** Why a post as a whole is not for everyone; null for any other. */
export function whyClosed(item: XmlElement, status: string): string | null {
  if (childText(item, 'wp:post_password')) return 'is protected by a password';
  if (status === 'private') return 'has the status "private"';
  for (const [key, value] of metaOf(item)) {
    const isClosed = Object.hasOwn(SERIALIZED, key)
      ? SERIALIZED[key]?.(value)
      : (KEYS.has(key.toLowerCase()) || SPOKEN.test(key.toLowerCase())) && !OPEN.test(value.trim());
    if (isClosed) return `is for members only (${key})`;
  }
  return null;
}
