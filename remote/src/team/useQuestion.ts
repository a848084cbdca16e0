import { useState } from 'react';

interface Asked<About> {
  readonly about: About;
  readonly answer: (isSure: boolean) => void;
}

/** A question in the middle of a save, whose answer `ask` waits for. */
export function useQuestion<About>() {
  const [asked, setAsked] = useState<Asked<About> | null>(null);
  const ask = (about: About): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isSure: boolean) => {
        setAsked(null);
        resolve(isSure);
      };
      setAsked({ about, answer });
    });
  return { asked, ask };
}
