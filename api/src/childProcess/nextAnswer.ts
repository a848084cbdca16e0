/** Returns the next answer to a task. Raises where there is none. */
export async function nextAnswer<Answer>(answers: AsyncGenerator<Answer, void>): Promise<Answer> {
  const { value, done } = await answers.next();
  if (done === true) throw new Error('The task has no further answer');
  return value;
}
