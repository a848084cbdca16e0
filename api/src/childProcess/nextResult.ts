/** Returns the next answer to a task. Raises where there is none. */
export async function nextResult<Result>(results: AsyncGenerator<Result, void>): Promise<Result> {
  const { value, done } = await results.next();
  if (done === true) throw new Error('The task has no further answer');
  return value;
}
