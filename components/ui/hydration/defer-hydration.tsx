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
import { deferLoading } from './defer-part';

const IS_SERVER = typeof window === 'undefined';
const never = () => () => undefined;

/**
 * A part of the page whose HTML is sent at once. Its script loads when the page has loaded, or at the reader's first
 * touch or key, and hydrates the existing elements: focus, selection and a touch in progress stay. When the script
 * fails to load, the part stays as it is. Use it only for parts without other such parts inside, because the inner ones
 * would wait for the outer one.
 *
 * The boundary is an `Activity`, because React leaves the HTML of a waiting one in place. With `Suspense`, large HTML
 * is sent at the end of the page and moved into its place by a script.
 */
export function deferHydration<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { startLoading, usePart, whenLoaded } = deferLoading(load);
  const Sent = lazy(async () => ({ default: await (IS_SERVER ? load() : whenLoaded) }));

  function Part({ props, place }: { props: Props; place: RefObject<HTMLElement | null> }) {
    const [isSent] = useState(useIsSent());
    const part = usePart();
    if (isSent) return createElement(Sent, props);
    return part === null ? <SentPart place={place} /> : createElement(part, props);
  }

  return function DeferredHydration(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => void startLoading(), []);
    return (
      <div ref={place} className="contents">
        <Activity>
          <Part props={props} place={place} />
        </Activity>
      </div>
    );
  };
}

/** Whether this is rendering on the server or hydrating its HTML. */
const useIsSent = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * The HTML from the server, when React renders the part anew before its script has loaded; empty on a page rendered in
 * the browser.
 */
function SentPart({ place }: { place: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => place.current?.innerHTML ?? '');
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
