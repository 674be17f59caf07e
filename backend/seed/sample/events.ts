import type { EventSeed } from '@/backend/seed/types';
import { eventsForum } from './events-forum';
import { eventsOther } from './events-other';
import { eventsUpcoming } from './events-upcoming';

export const events: EventSeed[] = [...eventsUpcoming, ...eventsOther, ...eventsForum];
