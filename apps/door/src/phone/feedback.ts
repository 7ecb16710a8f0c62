let context: AudioContext | undefined;

/** To be called when somebody touches the screen: browsers let nothing sound before. */
export function allowSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

function tone(frequency: number, { after = 0, seconds = 0.12 } = {}): void {
  if (!context) return;
  const [oscillator, gain] = [context.createOscillator(), context.createGain()];
  const start = context.currentTime + after;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0.25, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

/** High and short for those who may come in, low and twice for others: known apart without looking. */
export function signal(isGood: boolean): void {
  if (isGood) {
    tone(1320);
    navigator.vibrate?.(60);
    return;
  }
  tone(220, { seconds: 0.18 });
  tone(220, { after: 0.24, seconds: 0.18 });
  navigator.vibrate?.([150, 80, 150]);
}
