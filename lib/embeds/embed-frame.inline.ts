/**
 * The script of a frame on another site. It tells the site around it how high its content is: in our own form, and in
 * that of WordPress, which hides a frame until it has answered with the secret it was given. WordPress also opens the
 * links, because it keeps a frame from doing so.
 */

const { documentElement: root, body } = document;
const [, secret] = /\bsecret=(\w{1,64})/.exec(location.hash) ?? [];

const send = (message: object) => parent.postMessage(message, '*');

function sendHeight(): void {
  const height = Math.ceil(body.getBoundingClientRect().height);
  send({ type: 'lianxun-height', height });
  if (secret) send({ message: 'height', value: height, secret });
}

new ResizeObserver(sendHeight).observe(body);
sendHeight();

if (secret) {
  // WordPress begins to listen when its own script has loaded, which may be after the frame.
  addEventListener('message', ({ data }) => {
    if (data?.message === 'ready' && data.secret === secret) sendHeight();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    send({ message: 'link', value: link.href, secret });
  });
}

const seconds = Number(root.dataset['refresh']);
// Not while somebody reads with the keyboard, who would lose the place.
if (seconds > 0)
  setInterval(() => {
    if (document.visibilityState === 'visible' && !document.hasFocus()) location.reload();
  }, seconds * 1000);
