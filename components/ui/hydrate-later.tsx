import {
  Activity,
  type ComponentType,
  createElement,
  lazy,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { laterPart } from './later';

const IS_SERVER = typeof window === 'undefined';
const never = () => () => undefined;

/**
 * A part of the page that stands in its HTML at once and begins to react when the page has come to rest, or at the
 * reader's first touch or key; its program comes only then, and takes over the elements that stand there, with the
 * focus, the selection and the finger on them. While it does not come, the part stays as it is. For parts without others
 * in them: what a part holds waits with it.
 *
 * The boundary is an `Activity`: React leaves the HTML of one that waits alone, as with `Suspense`, which is sent
 * behind the page and put in its place by a script when it is large.
 */
export function hydrateLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { ask, usePart, whenCome } = laterPart(load);
  const Sent = lazy(async () => ({ default: await (IS_SERVER ? load() : whenCome) }));

  function Part({ props, place }: { props: Props; place: RefObject<HTMLElement | null> }) {
    const [isSent] = useState(useIsSent());
    const part = usePart();
    if (isSent) return createElement(Sent, props);
    return part === null ? <Kept place={place} /> : createElement(part, props);
  }

  return function HydrateLater(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => void ask(), []);
    return (
      <div ref={place} className="contents">
        <Activity>
          <Part props={props} place={place} />
        </Activity>
      </div>
    );
  };
}

/** Whether the server makes the HTML, or has made the one that is taken over. */
const useIsSent = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** What the server had put there, where React makes the part anew before its program has come; nothing on a new page. */
function Kept({ place }: { place: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => place.current?.innerHTML ?? '');
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
