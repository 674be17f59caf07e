/** Hz and seconds of each tone: one high tone for admitted, two low ones for refused. */
const TONES = {
  yes: [[1320, 0.14]],
  no: [
    [220, 0.18],
    [180, 0.26],
  ],
} as const;
/** Milliseconds of vibration and of pauses. */
const SHAKES = { yes: [60], no: [200, 80, 200] } as const;
const GAP_S = 0.06;
const VOLUME = 0.4;

let audio: AudioContext | null = null;

/** Call at the first touch: browsers let a page play sound only after one. */
export function allowSound(): void {
  audio ??= new AudioContext();
  void audio.resume();
}

/** Signals by vibration and sound whether the ticket was admitted. */
export function signal(word: keyof typeof TONES): void {
  if ('vibrate' in navigator) navigator.vibrate([...SHAKES[word]]);
  if (audio?.state !== 'running') return;
  let at = audio.currentTime;
  for (const [pitch, seconds] of TONES[word]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'square';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(VOLUME, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds + GAP_S;
  }
}
