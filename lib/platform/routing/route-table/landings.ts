import { bareChrome, type Route } from './route';

/** Landing pages at addresses of their own, the quiz and the atlas. */
export const landingRoutes = {
  frontDoor: { path: '/en', page: 'front-door', onlyLocale: 'en', chrome: bareChrome },
  atlas: { path: '/atlas', page: 'atlas', chrome: bareChrome },
  atlasDistrict: { path: '/atlas/[type]', page: 'atlas/[type]/[page]', chrome: bareChrome },
  hkCeremony: { path: '/hk_annualceremony', page: 'landings/hk_annualceremony', chrome: bareChrome },
  hkCeremonyResult: {
    path: '/hk_annualceremony_result',
    page: 'landings/hk_annualceremony_result',
    chrome: bareChrome,
  },
  polkadot: { path: '/polkadot2024', page: 'landings/polkadot2024', chrome: bareChrome },
  polkadotAbout: { path: '/polkadot2024_about', page: 'landings/polkadot2024_about', chrome: bareChrome },
  polkadotSpeaker: {
    path: '/polkadot2024_speaker',
    page: 'landings/polkadot2024_speaker',
    chrome: bareChrome,
  },
  polkadotPartner: {
    path: '/polkadot2024_partner',
    page: 'landings/polkadot2024_partner',
    chrome: bareChrome,
  },
  polkadotAgenda: { path: '/polkadot2024_agenda', page: 'landings/polkadot2024_agenda', chrome: bareChrome },
  cryptoFi: { path: '/CryptoFi', page: 'landings/CryptoFi', chrome: bareChrome },
  cryptoFiPartner: { path: '/CryptoFiPartner', page: 'landings/CryptoFiPartner', chrome: bareChrome },
  cryptoFiSpeaker: { path: '/CryptoFiSpeaker', page: 'landings/CryptoFiSpeaker', chrome: bareChrome },
  cryptoTime: { path: '/CryptoTime', page: 'landings/CryptoTime', chrome: bareChrome },
  cryptoFiContact: { path: '/CryptoFiContact', page: 'landings/CryptoFiContact', chrome: bareChrome },
  forum2023: {
    path: '/forum_2023',
    page: 'landings/forum_2023',
    aliases: ['/CryptoFi2023'],
    chrome: bareChrome,
  },
  forum2024: {
    path: '/forum_2024',
    page: 'landings/forum_2024',
    aliases: ['/CryptoFi2024'],
    chrome: bareChrome,
  },
  forum2025: {
    path: '/forum_2025',
    page: 'landings/forum_2025',
    aliases: ['/CryptoFi2025'],
    chrome: bareChrome,
  },
  personalities: { path: '/16personalities', page: 'quiz', chrome: bareChrome },
  personality: { path: '/16personalities/[code]', page: 'quiz/[code]', chrome: bareChrome },
  personalityShares: {
    path: '/16personalities/with/[shares]',
    page: 'quiz/with/[shares]',
    isIndexable: false,
    chrome: bareChrome,
  },
  landing: { path: '/landing/[slug]', page: 'landings/[slug]', chrome: bareChrome },
} as const satisfies Record<string, Route>;
