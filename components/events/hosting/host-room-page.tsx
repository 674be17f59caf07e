import type { HostRoom } from '@/lib/events/hosting/rooms';
import { HostFrame } from './host-frame';
import { EventRoom } from './room/event-room';

/** One page of an organiser's event: the same HTML for everyone, filled in the browser. */
export function HostRoomPage({ room, id }: { room: HostRoom; id: number }) {
  return (
    <HostFrame room={room}>
      <EventRoom room={room} id={id} />
    </HostFrame>
  );
}
