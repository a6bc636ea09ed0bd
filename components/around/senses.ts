import type { Host } from '../host.ts';

/** A sound: how high it begins and ends in hertz, how long it lasts in seconds, when it begins, how it is made. */
interface Sound { readonly from: number; readonly to: number; readonly lasts: number; readonly at?: number; readonly wave?: OscillatorType }

/** A tile on wood, a tile that turns, and diamonds: made up here, so that nothing has to be loaded. */
const tap: readonly Sound[] = [{ from: 220, to: 90, lasts: 0.07, wave: 'triangle' }];
const turn: readonly Sound[] = [{ from: 300, to: 620, lasts: 0.12, wave: 'sine' }, { from: 220, to: 90, lasts: 0.07, at: 0.16, wave: 'triangle' }];
const diamond = (n: number): Sound => ({ from: 1320 + 180 * n, to: 1760 + 180 * n, lasts: 0.22, at: 0.3 + 0.13 * n, wave: 'sine' });
const LOUD = 0.12;

let audio: AudioContext | null = null;

function play(sounds: readonly Sound[]): void {
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  for (const { from, to, lasts, at = 0, wave = 'sine' } of sounds) {
    const tone = audio.createOscillator(), volume = audio.createGain(), begin = currentTime + at, end = begin + lasts;
    tone.type = wave;
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, end);
    volume.gain.setValueAtTime(LOUD, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, end);
    tone.connect(volume).connect(destination);
    tone.start(begin);
    tone.stop(end);
  }
}

/** Tables with a game on that keep the screen awake, and how each looks again whether it still is. */
const awakeTables = new Set<() => void>();
/** A page that is hidden loses its lock; one that is shown again asks for another. */
const lookAgain = (): void => { for (const look of awakeTables) look(); };

/**
 * What is heard and felt of a move, each only where the table has it switched on; and a screen that stays awake while a
 * game is on, where the browser allows. @returns looks again whether a game is on: to be called when the table comes or goes
 */
export function attend({ element }: Host): () => void {
  let lock: Promise<WakeLockSentinel | null> | null = null;
  const release = (): void => {
    void lock?.then((held) => held?.release()).catch(() => {});
    lock = null;
  };
  const look = (): void => {
    // A frame whose page has not allowed it is not even to ask.
    const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
    if (!('wakeLock' in navigator) || featurePolicy?.allowsFeature('screen-wake-lock') === false) return;
    const { stage, record, position } = element.state;
    if (!element.isConnected || element.mode === 'diagram' || stage === 'over' || record === position) {
      release();
      awakeTables.delete(look);
    } else {
      awakeTables.add(look);
      if (document.hidden) release();
      else lock ??= navigator.wakeLock.request('screen').catch(() => null);
    }
    document[awakeTables.size > 0 ? 'addEventListener' : 'removeEventListener']('visibilitychange', lookAgain);
  };
  element.addEventListener('blue-lion-move', ({ detail: { move, awards } }) => {
    const points = awards.reduce((sum, award) => sum + award.points, 0);
    try {
      if (element.sound) play([...(/[f=]/.test(move) ? turn : tap), ...Array.from({ length: points }, (_, n) => diamond(n))]);
      if (element.vibration) navigator.vibrate?.(points ? [15, 80, ...Array.from({ length: points }, () => [25, 60]).flat()] : 15);
    } catch { /* There is no device for it, or the page forbids it: the game goes on in silence. */ }
  });
  for (const event of ['blue-lion-change', 'blue-lion-end'] as const) element.addEventListener(event, look);
  return look;
}
