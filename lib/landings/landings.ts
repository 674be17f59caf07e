import type { RouteName } from '@/lib/platform/routing/routes';

const forum = ['events', 'calendar', 'organisers'] as const satisfies readonly RouteName[];
const hongKong = ['hk', 'events', 'columns'] as const satisfies readonly RouteName[];
const community = ['events', 'news', 'features'] as const satisfies readonly RouteName[];

/** Landing pages by the last part of their address: their route, and the live sections they lead to. */
export const LANDINGS = {
  atlas: { route: 'atlas', sections: ['tools', 'features', 'data'] },
  hk_annualceremony: { route: 'hkCeremony', sections: hongKong },
  hk_annualceremony_result: { route: 'hkCeremonyResult', sections: hongKong },
  polkadot2024: { route: 'polkadot', sections: community },
  polkadot2024_about: { route: 'polkadotAbout', sections: community },
  polkadot2024_speaker: { route: 'polkadotSpeaker', sections: community },
  polkadot2024_partner: { route: 'polkadotPartner', sections: community },
  polkadot2024_agenda: { route: 'polkadotAgenda', sections: community },
  CryptoFi: { route: 'cryptoFi', sections: forum },
  CryptoFiPartner: { route: 'cryptoFiPartner', sections: ['partners', 'events', 'organisers'] },
  CryptoFiSpeaker: { route: 'cryptoFiSpeaker', sections: forum },
  CryptoTime: { route: 'cryptoTime', sections: forum },
  CryptoFiContact: { route: 'cryptoFiContact', sections: ['contact', 'events', 'organisers'] },
  forum_2023: { route: 'forum2023', sections: forum },
  forum_2024: { route: 'forum2024', sections: forum },
  forum_2025: { route: 'forum2025', sections: forum },
  '16personalities': { route: 'personalities', sections: ['news', 'columns', 'tools'] },
} as const;

type LandingSlug = keyof typeof LANDINGS;
export type Landing = (typeof LANDINGS)[LandingSlug];

/** The English front door is a landing page of its own kind. */
export const FRONT_DOOR_SLUG = 'en';

export function findLanding(slug: string): Landing | null {
  const known = Object.entries(LANDINGS).find(([key]) => key === slug);
  return known ? known[1] : null;
}
