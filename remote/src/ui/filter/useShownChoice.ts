import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * A choice that is painted before the list follows it. The address takes 20 ms on a slow processor, and what reads it more:
 * with the paint that is longer than a key may take.
 */
export function useShownChoice<Value>(
  value: Value,
  onChange: (value: Value) => void,
): readonly [shown: Value, choose: (value: Value) => void] {
  const [chosen, setChosen] = useState<{ readonly value: Value } | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);
  const choose = (next: Value) => {
    setChosen({ value: next });
    afterPaint(() => {
      if (isGone.current) return;
      // Together with the address, which may not have taken it.
      startTransition(() => {
        onChange(next);
        setChosen(null);
      });
    });
  };
  return [chosen === null ? value : chosen.value, choose];
}

const afterPaint = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act));
