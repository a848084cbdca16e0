import { DEFAULT_BUDGET_MS } from '../federation/budget.ts';

/** A watch over how long somebody waits for a module. */
export interface SlowNotice {
  /** Sets the budget, from the beginning of the wait, once it is known. */
  setBudget(budgetMs: number): void;
  end(): void;
}

/** Calls `onSlow` when the wait, which begins now, is over its budget; a registry that does not arrive counts as well. */
export function createSlowNotice(onSlow: () => void = () => undefined): SlowNotice {
  const since = Date.now();
  let isOver = false;
  let timer = setTimeout(onSlow, DEFAULT_BUDGET_MS);
  return {
    setBudget: (budgetMs) => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(onSlow, Math.max(0, since + budgetMs - Date.now()));
    },
    end: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
