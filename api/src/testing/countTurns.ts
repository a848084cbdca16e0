/** Counts the turns of the event loop until its end. */
export function countTurns(): { readonly end: () => number } {
  let turns = 0;
  let turning: NodeJS.Immediate;
  const turn = () => {
    turns += 1;
    turning = setImmediate(turn);
  };
  turning = setImmediate(turn);
  return {
    end: () => {
      clearImmediate(turning);
      return turns;
    },
  };
}
