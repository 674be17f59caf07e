import { z } from 'zod';

/** Pages about how a newsroom works, by their names in schema.org. */
const POLICIES = [
  'ethicsPolicy',
  'correctionsPolicy',
  'verificationFactCheckingPolicy',
  'unnamedSourcesPolicy',
  'actionableFeedbackPolicy',
  'diversityPolicy',
  'missionCoveragePrioritiesPolicy',
  'ownershipFundingInfo',
  'masthead',
] as const;
export type Policy = (typeof POLICIES)[number];

const words = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean));
const url = z.url({ protocol: /^https?$/ });

/** Settings of the publisher, for search engines: its addresses elsewhere, and its policies as `name=address`. */
export const organisationSettings = {
  ORGANIZATION_LINKS: words.pipe(z.array(url)),
  ORGANIZATION_POLICIES: words
    .pipe(z.array(z.templateLiteral([z.enum(POLICIES), '=', z.string()])))
    .transform((list) =>
      list.map((policy) => [nameIn(policy), policy.slice(policy.indexOf('=') + 1)] as const),
    )
    .pipe(z.array(z.tuple([z.enum(POLICIES), url]))),
};

function nameIn(setting: string): string {
  return setting.slice(0, setting.indexOf('='));
}
