/** Asked of a child process, which gives one response to each: a task, then its further answers, or its end. */
export type ChildRequest<Task> = { readonly task: Task } | 'next' | 'stop';

/** `isDone`: the task has no further answer. */
export type ChildResponse<Result> =
  | { readonly result: Result }
  | { readonly isDone: true }
  | { readonly failure: Error };
