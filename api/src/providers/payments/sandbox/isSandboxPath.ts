/** True for the sandbox's own paths: the hosted page, the control page, their style and script, and the REST interface. */
export const isSandboxPath = (path: string): boolean =>
  /^\/(pay(\/answer)?|control(\/.*)?|style\.css|submit\.js|(pts|tms|tss|reporting)\/.*)$/.test(path);
