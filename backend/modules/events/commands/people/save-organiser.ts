import { eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { tags } from '@/backend/contract/tags';
import { organisers } from '@/backend/db/schema/events';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { refuseSiteName } from '@/backend/kernel/site-name';
import { mayOrganise, toProfile } from '@/backend/modules/events/queries/hosting';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { ensureOrganiser } from '@/backend/modules/events/commands/form/create-event';
import { inLanguage } from '@/backend/modules/events/commands/form/fields';

/**
 * Saves the organiser profile of a member, in one language; what is left out stays as it is.
 * @throws ApiError forbidden, invalidInput for the name of this site
 */
export async function saveOrganiser(
  context: Context,
  member: Member,
  { lang, name, description, social, ...seller }: CallParsedInput<'saveOrganiser'>,
): Promise<CallOutput<'saveOrganiser'>> {
  if (!mayOrganise(context, member)) throw new ApiError('forbidden');
  return inTransaction(context, async (inner) => {
    const id = await ensureOrganiser(inner, member);
    const [old] = await inner.db.select().from(organisers).where(eq(organisers.id, id)).for('update');
    await refuseSiteName(inner, member, { field: 'name', name, before: old?.name[lang] });
    const [row] = await inner.db
      .update(organisers)
      .set({
        name: inLanguage(old?.name, lang, name),
        description:
          description === undefined ? old?.description : inLanguage(old?.description, lang, description),
        social: social ?? old?.social,
        contactEmail: seller.contact_email ?? old?.contactEmail,
        sellerName: seller.seller_name ?? old?.sellerName,
        taxNumber: seller.tax_number ?? old?.taxNumber,
        taxBasisPoints: seller.tax_basis_points ?? old?.taxBasisPoints,
      })
      .where(eq(organisers.id, id))
      .returning();
    if (!row) throw new ApiError('notFound');
    await queueRevalidation(inner, [tags.events]);
    return toProfile(row, lang);
  });
}
