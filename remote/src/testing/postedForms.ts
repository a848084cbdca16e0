export interface PostedForm {
  readonly method: string;
  readonly url: string;
  readonly target: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The forms by which a page was left, oldest first; jsdom itself goes nowhere. */
export function postedForms(): readonly PostedForm[] {
  const posted: PostedForm[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const attribute = (name: string) => this.getAttribute(name) ?? '';
    const inputs = Array.from(this.querySelectorAll('input'), ({ name, value }): [string, string] => [name, value]);
    posted.push({
      method: attribute('method'),
      url: attribute('action'),
      target: attribute('target'),
      fields: Object.fromEntries(inputs),
    });
  });
  return posted;
}
