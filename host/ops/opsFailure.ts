/** A failure that an operator can correct; its message is all that is printed. Exit code 3: somebody else is at work in the store. */
export class OpsFailure extends Error {
  override readonly name = 'OpsFailure';
  readonly exitCode: 1 | 3;

  constructor(message: string, exitCode: 1 | 3 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
