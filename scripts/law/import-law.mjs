// Decides which file may import which, from the two paths alone; the files need not exist. Anything the tables do not
// allow is refused.
import { posix } from 'node:path';

const EXTENSION = /\.(?:tsx?|mjs|cjs|jsx?)$/;

/** Parts of a backend module, and which parts of the same module each may import. */
const PARTS = {
  // How programs elsewhere are spoken to; they know nothing of the database.
  services: ['services'],
  queries: ['services', 'queries'],
  commands: ['services', 'queries', 'commands'],
  routes: ['queries', 'commands', 'routes'],
  letters: ['letters'],
};

/** Parts of another module that each part may import. */
const SHOWN = { queries: ['queries'], commands: ['queries', 'commands'], routes: ['queries', 'commands'] };

/** The path an import leads to, from the project's folder; null for a package. */
export function targetOf(from, specifier) {
  if (specifier.startsWith('@/')) return posix.normalize(specifier.slice(2));
  if (specifier === '.' || specifier.startsWith('./') || specifier.startsWith('../'))
    return posix.join(posix.dirname(from), specifier);
  return null;
}

/**
 * Why a file may not import another; null when it may. Both paths are relative to the project's folder.
 * @param law floors (folder → what it may import), subjects (floor → subject → subjects) and known breaches
 */
export function refusalOf(from, to, law) {
  const target = to.replace(EXTENSION, '');
  const floor = floorOf(from, law);
  if (!floor || isKnown(from, target, law)) return null;
  const isAllowed =
    roomOf(from, law) === roomOf(target, law) ||
    law.floors[floor].may.some((folder) => isIn(target, folder)) ||
    subjectsOf(from, floor, target, law);
  if (!isAllowed) return `${floor} may not import ${roomOf(target, law)}. ${law.floors[floor].why}`;
  return isIn(target, 'backend/modules') ? partRefusal(from, floor, target, law) : null;
}

/** The innermost floor to which a path belongs. */
function floorOf(path, { floors }) {
  const plain = path.replace(EXTENSION, '');
  return Object.keys(floors)
    .filter((folder) => isIn(plain, folder))
    .sort((a, b) => b.length - a.length)[0];
}

/** A floor, or the folder of one subject on a floor. */
function roomOf(path, law) {
  const floor = floorOf(path, law);
  if (!floor) return path;
  return floor in law.subjects ? `${floor}/${subjectOf(path, floor)}` : floor;
}

function subjectOf(path, floor) {
  return path.slice(floor.length + 1).split('/')[0];
}

/**
 * Whether the table lets a subject's file import one of another subject. Components may import what the lib of their
 * subject may import.
 */
function subjectsOf(from, floor, target, { floors, subjects }) {
  const targetFloor = floorOf(target, { floors });
  if (!(floor in subjects) || !(targetFloor in subjects)) return false;
  const subject = subjectOf(from, floor);
  const other = subjectOf(target, targetFloor);
  if (floor !== targetFloor && !(floor === 'components' && targetFloor === 'lib')) return false;
  return (
    other === subject ||
    (subjects[floor][subject] ?? []).includes(other) ||
    (floor !== targetFloor && (subjects[targetFloor][subject] ?? []).includes(other))
  );
}

/**
 * Inside a module: services ← queries ← commands ← routes. From other modules only queries and commands may be imported, and by
 * queries only queries.
 */
function partRefusal(from, floor, target, law) {
  if (law.floors[floor].opensModules) return null;
  const isInside = floor === 'backend/modules';
  const part = isInside ? partOf(from) : 'commands';
  const isOwn = roomOf(from, law) === roomOf(target, law);
  const shown = (isOwn ? PARTS : SHOWN)[part] ?? [];
  if (shown.includes(partOf(target))) return null;
  return isOwn
    ? `Inside a module queries ← commands ← routes; ${part} may not import ${partOf(target)}.`
    : 'Modules meet only through their commands and queries, and queries only through queries.';
}

/** `backend/modules/x/commands/y` and `backend/modules/x/commands` → `commands` */
function partOf(path) {
  return (path.split('/')[3] ?? '').replace(EXTENSION, '');
}

function isKnown(from, target, { known: breaches }) {
  return breaches.some((breach) => breach.from === from && isIn(target, breach.to));
}

function isIn(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}
