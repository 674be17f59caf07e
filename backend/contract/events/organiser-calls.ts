import { z } from 'zod';
import { accountAddress } from '@/backend/contract/addresses';
import { defineCall } from '@/backend/contract/call';
import { id, inLocale, localeSchema, namedRef } from '@/backend/contract/fields';
import { NAME_MAX_LENGTH } from '@/backend/contract/tickets/limits';
import { CURRENCY_DIGITS } from '@/backend/contract/tickets/money';
import { PAYMENT_METHODS } from '@/backend/contract/tickets/statuses';
import { formText } from '@/backend/contract/form-text';
import { socialAccounts } from './calls';
import { HOSTING_MODES } from './statuses';

const social = z.object({
  instagram: accountAddress('instagram').default(''),
  twitter: accountAddress('twitter').default(''),
  youtube: accountAddress('youtube').default(''),
  telegram: accountAddress('telegram').default(''),
});
const currencies = Object.keys(CURRENCY_DIGITS);

const organiserProfile = z.object({
  id,
  name: z.string(),
  description: z.string(),
  lang: localeSchema,
  social: z.object({
    instagram: z.string(),
    twitter: z.string(),
    youtube: z.string(),
    telegram: z.string(),
  }),
  /** The reply address of letters about the events; empty for none. Only the organiser sees it here. */
  contact_email: z.string(),
  /** The seller on receipts; `name` if empty. */
  seller_name: z.string(),
  tax_number: z.string(),
  /** The tax included in every price, in hundredths of a percent. */
  tax_basis_points: z.number().int(),
});

/** Who holds events: what members may do as organisers, and what readers see of one. */
export const organiserCalls = {
  hostingSetup: defineCall({
    path: '/hostingSetup',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Whether the caller may hold events, how, and as whom',
    input: z.object(inLocale),
    output: z.object({
      may_host: z.boolean(),
      mode: z.enum(HOSTING_MODES),
      organiser: organiserProfile.nullable(),
      /**
       * Whether buyers would see a seller's name: that of the organiser, or that of the account while there is no
       * organiser.
       */
      is_named: z.boolean(),
      payment_methods: z.array(z.enum(PAYMENT_METHODS)),
      currencies: z.array(z.object({ code: z.enum(currencies), digits: z.number().int() })),
    }),
  }),
  saveOrganiser: defineCall({
    path: '/saveOrganiser',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Name, description and social links of the caller as an organiser',
    input: z.object({
      lang: localeSchema.default('zh-Hans'),
      name: formText(1, NAME_MAX_LENGTH),
      description: z.string().max(2000, 'tooLong').optional(),
      social: social.optional(),
      contact_email: z.union([z.literal(''), z.email().max(254)]).optional(),
      seller_name: z.string().trim().max(200, 'tooLong').optional(),
      tax_number: z.string().trim().max(40, 'tooLong').optional(),
      tax_basis_points: z.number().int().min(0).max(10_000).optional(),
    }),
    output: organiserProfile,
  }),
  organiserDetails: defineCall({
    path: '/getOrganiserDetails',
    methods: ['POST'],
    access: 'public',
    summary: 'One organiser',
    input: z.object({ id, ...inLocale }),
    output: namedRef.extend({
      description: z.string(),
      description_lang: localeSchema,
      social: socialAccounts,
    }),
  }),
};
