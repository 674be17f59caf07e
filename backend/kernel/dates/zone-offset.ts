import { instantOf } from '@/backend/contract/calendar/wall-clock';
import { ownValue } from '@/backend/contract/own-value';
import { offsetOfText } from '@/backend/kernel/zones/fixed-zone';
import { zoneOfName } from '@/backend/kernel/zones/zone-of-name';

const CHINA_MINUTES = 8 * 60;

/**
 * Minutes east of Greenwich. An abbreviation in a date names an offset, and not a place: `EST` is five hours behind in July,
 * too. Letters of the military are read as UTC, because RFC 822 had their signs wrong.
 */
// prettier-ignore
const ABBREVIATIONS: Record<string, number> = { Z: 0, UT: 0, UTC: 0, UCT: 0, GMT: 0, WET: 0, AZOST: 0, BST: 60, CET: 60, MEZ: 60,
  WEST: 60, WAT: 60, CEST: 120, MESZ: 120, MEST: 120, EET: 120, CAT: 120, SAST: 120, EEST: 180, EAT: 180, MSK: 180, TRT: 180,
  AST: -240, GST: 240, SAMT: 240, PKT: 300, UZT: 300, IST: 330, NPT: 345, ALMT: 360, OMST: 360, MMT: 390, ICT: 420, WIB: 420,
  KRAT: 420, BJT: 480, CCT: 480, HKT: 480, MYT: 480, PHT: 480, SGT: 480, ULAT: 480, WITA: 480, AWST: 480, IRKT: 480,
  JST: 540, KST: 540, WIT: 540, ACST: 570, AEST: 600, CHST: 600, VLAT: 600, ACDT: 630, AEDT: 660, NZST: 720, NZDT: 780,
  CVT: -60, BRST: -120, NDT: -150, ART: -180, BRT: -180, CLST: -180, ADT: -180, NST: -210, CLT: -240, EDT: -240,
  VET: -240, EST: -300, COT: -300, PET: -300, CDT: -300, ECT: -300, CST: -360, MDT: -360, MST: -420, PDT: -420, PST: -480,
  AKDT: -480, AKST: -540, HST: -600, SST: -660 };

/**
 * The instant of a wall-clock time (`YYYY-MM-DDTHH:mm:ss`) in a zone as dates name it: an offset, an abbreviation, or a name;
 * NaN for an unknown zone. Without a zone it is China's time for Chinese sources (as is `CST`), and UTC for others.
 */
export function instantInZone(wall: string, zone: string, isChinese: boolean): number {
  const plain = zone.trim();
  const asUtc = Date.parse(`${wall}Z`);
  const minutes = plain === '' ? (isChinese ? CHINA_MINUTES : 0) : offsetOf(plain, isChinese);
  if (minutes !== null) return asUtc - minutes * 60_000;
  const name = zoneOfName(plain, isChinese);
  return name === null ? Number.NaN : instantOf(wall, name).getTime();
}

function offsetOf(zone: string, isChinese: boolean): number | null {
  // Programs write an abbreviation after the offset: `+0800 CST`.
  const [written] = /^(?:GMT|UTC|UT)?\s*[+\-\u2212]\s*\d{1,2}(?::?\d{2})?(?=$|\s)/i.exec(zone) ?? [zone];
  const name = zone.toUpperCase();
  if (name === 'CST' && isChinese) return CHINA_MINUTES;
  if (/^[A-IK-Z]$/.test(name)) return 0;
  return offsetOfText(written) ?? ownValue(ABBREVIATIONS, name) ?? null;
}
