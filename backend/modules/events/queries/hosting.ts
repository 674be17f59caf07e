import { eq } from 'drizzle-orm';
import { personName } from '@/backend/contract/accounts/generated-nickname';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { CURRENCY_DIGITS } from '@/backend/contract/tickets/money';
import type { PaymentMethod } from '@/backend/contract/tickets/statuses';
import { organisers } from '@/backend/db/schema/events';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { named, pickText } from '@/backend/kernel/text/local';
import { givenNames, isNamed } from './organiser-name';
import { type OrganiserRow, toOrganiser } from './row';

const TRUSTED: readonly string[] = ['organiser', 'editor', 'admin'];

/** Whether the newsroom has given a member a role by which it trusts their events. */
export const isTrusted = (roles: readonly string[]): boolean => roles.some((role) => TRUSTED.includes(role));

/** Whether a member may hold events here. */
export function mayOrganise({ config }: Context, member: Member): boolean {
  return config.hosting !== 'selected' || isTrusted(member.roles);
}

/** Whether an editor has to review events of this member before they are public. */
export function needsReview({ config }: Context, member: Member): boolean {
  return config.hosting === 'reviewed' && !isTrusted(member.roles);
}

/** The organiser profile of a member, if any. */
export async function organiserOf(context: Context, member: Member): Promise<OrganiserRow | undefined> {
  const [row] = await context.db.select().from(organisers).where(eq(organisers.userId, member.id)).limit(1);
  return row;
}

/** Payment methods this installation is set up for. */
export function paymentMethods({ config }: Context): PaymentMethod[] {
  return config.stripe ? ['stripe', 'manual'] : ['manual'];
}

/** The name of a member's account. */
async function accountName({ db }: Context, { id }: Member): Promise<string> {
  const [user] = await db.select({ name: users.nickname }).from(users).where(eq(users.id, id));
  return user?.name ?? '';
}

export async function readHostingSetup(
  context: Context,
  member: Member,
  locale: Locale,
): Promise<CallOutput<'hostingSetup'>> {
  const organiser = await organiserOf(context, member);
  return {
    may_host: mayOrganise(context, member),
    mode: context.config.hosting,
    organiser: organiser ? toProfile(organiser, locale) : null,
    is_named: organiser ? isNamed(organiser.name) : personName(await accountName(context, member)) !== '',
    payment_methods: paymentMethods(context),
    currencies: Object.entries(CURRENCY_DIGITS).map(([code, digits]) => ({ code, digits })),
  };
}

export function toProfile(row: OrganiserRow, locale: Locale): CallOutput<'saveOrganiser'> {
  const { instagram = '', twitter = '', youtube = '', telegram = '' } = toOrganiser(row, locale).social;
  return {
    ...named(row.id, givenNames(row.name), locale),
    description: pickText(row.description, locale).text,
    social: { instagram, twitter, youtube, telegram },
    contact_email: row.contactEmail,
    seller_name: row.sellerName,
    tax_number: row.taxNumber,
    tax_basis_points: row.taxBasisPoints,
  };
}
