import 'react';

declare module 'react' {
  /** CSS custom properties in a style. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
