import { useState } from 'react';

interface PendingQuestion<Subject> {
  readonly subject: Subject;
  readonly answer: (isSure: boolean) => void;
}

/** A question in the middle of a save, whose answer `confirm` waits for. */
export function useConfirmation<Subject>() {
  const [question, setQuestion] = useState<PendingQuestion<Subject> | null>(null);
  const confirm = (subject: Subject): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isSure: boolean) => {
        setQuestion(null);
        resolve(isSure);
      };
      setQuestion({ subject, answer });
    });
  return { question, confirm };
}
