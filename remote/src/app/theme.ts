import {
  Button,
  createTheme,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import type { ThemeTokens } from '@portal/shared/federation/remoteModule';

/** Every colour, size and radius of the product. An embedder may override primary, font, radius and scheme. */
const LAGOON: MantineColorsTuple = [
  '#e8f6fb',
  '#d0ebf5',
  '#a3d7ea',
  '#71c1de',
  '#45abd0',
  '#2595bd',
  '#167ca1',
  '#0e6484',
  '#0b4d66',
  '#08394c',
];
const CORAL: MantineColorsTuple = [
  '#fff0ec',
  '#ffdfd7',
  '#ffbdae',
  '#ff9882',
  '#fb785d',
  '#f06044',
  '#d9472b',
  '#b93a22',
  '#92301e',
  '#6d271b',
];
const RED: MantineColorsTuple = [
  '#fdecea',
  '#fbd5d1',
  '#f6aaa2',
  '#f17e73',
  '#e5574a',
  '#d03a2d',
  '#bf2c20',
  '#a8231a',
  '#841d16',
  '#611812',
];

// Shade 4 borders controls in Mantine's own rules (gray in light, dark in dark): 3:1 against the page.
const GRAY: MantineColorsTuple = [
  '#f6f9fb',
  '#f2f6f8',
  '#e6ecf0',
  '#d9e1e6',
  '#84939d',
  '#7a8993',
  '#66757f',
  '#55646e',
  '#2f3d46',
  '#17232b',
];
const NIGHT: MantineColorsTuple = [
  '#e6edf1',
  '#c4d0d7',
  '#a3b1ba',
  '#8d9ca6',
  '#73848f',
  '#2b3a43',
  '#1a252c',
  '#10181d',
  '#0b1216',
  '#070c0f',
];

const LIGHT = {
  '--mantine-color-body': '#ffffff',
  '--mantine-color-text': '#17232b',
  '--mantine-color-dimmed': '#55646e',
  '--mantine-color-placeholder': '#66757f',
  '--mantine-color-error': '#a8231a',
  '--mantine-color-default-border': '#cdd7dd',
  '--pr-text': '#17232b',
  '--pr-muted': '#55646e',
  '--pr-border': '#e3e9ed',
  '--pr-border-control': '#cdd7dd',
  '--pr-border-strong': '#84939d',
  '--pr-soft': '#f2f6f8',
  '--pr-hover': '#f6f9fb',
  '--pr-shadow': '0 4px 16px rgb(16 35 46 / 12%)',
  '--pr-danger': '#a8231a',
  '--pr-danger-soft': '#fdf1f0',
  '--pr-warning': '#8a5a00',
  '--pr-warning-soft': '#fff7e6',
  '--pr-info': '#1f5fa8',
  '--pr-info-soft': '#eef5fd',
  '--pr-success': '#1d6f42',
  '--pr-success-soft': '#ecf7f0',
};

const DARK = {
  '--mantine-color-body': '#10181d',
  '--mantine-color-text': '#e6edf1',
  '--mantine-color-dimmed': '#a3b1ba',
  '--mantine-color-placeholder': '#8d9ca6',
  '--mantine-color-error': '#ff9a8f',
  '--mantine-color-default-border': '#3a4a54',
  '--pr-text': '#e6edf1',
  '--pr-muted': '#a3b1ba',
  '--pr-border': '#24323a',
  '--pr-border-control': '#3a4a54',
  '--pr-border-strong': '#73848f',
  '--pr-soft': '#1a252c',
  '--pr-hover': '#1d2930',
  '--menu-item-hover': '#2b3a43',
  '--pr-shadow': '0 4px 16px rgb(0 0 0 / 50%)',
  '--pr-danger': '#ff9a8f',
  '--pr-danger-soft': '#331a18',
  '--pr-warning': '#f0b95a',
  '--pr-warning-soft': '#2e2413',
  '--pr-info': '#8dbcf2',
  '--pr-info-soft': '#16263a',
  '--pr-success': '#7ccf9f',
  '--pr-success-soft': '#14291d',
};

/** Distances between and within things, by multiples of 4 px. */
const SPACE = {
  '--pr-space-1': '4px',
  '--pr-space-2': '8px',
  '--pr-space-3': '12px',
  '--pr-space-4': '16px',
  '--pr-space-6': '24px',
  '--pr-space-8': '32px',
  '--pr-space-12': '48px',
};

/** CSS variables of our own styles and Mantine's, for both colour schemes. */
export const cssVariables: CSSVariablesResolver = ({ colors }) => {
  const lagoon = colors['lagoon'] ?? LAGOON;
  return {
    variables: SPACE,
    light: {
      ...LIGHT,
      '--pr-primary': lagoon[7],
      '--pr-primary-soft': lagoon[0],
      '--pr-link': lagoon[7],
      '--pr-accent': CORAL[7],
      '--pr-accent-soft': CORAL[0],
    },
    dark: {
      ...DARK,
      '--pr-primary': lagoon[3],
      '--pr-primary-soft': '#12303d',
      '--pr-link': lagoon[3],
      '--pr-accent': CORAL[3],
      '--pr-accent-soft': '#3a1f18',
    },
  };
};

/** A label too long for a narrow screen wraps: an amount on a button is never cut off. */
const BUTTON_STYLES = {
  root: { height: 'auto', minHeight: 'var(--button-height)', maxWidth: '100%', paddingBlock: 4, fontWeight: 500 },
  inner: { height: 'auto', minHeight: 'calc(var(--button-height) - 10px)' },
  label: { height: 'auto', overflow: 'visible', lineHeight: 1.25, textAlign: 'center', whiteSpace: 'normal' },
} as const;

/** The asterisk of a required field stands before its label, so that it never wraps alone. */
const LABEL_STYLES = {
  label: {
    display: 'inline-flex',
    flexDirection: 'row-reverse',
    justifyContent: 'flex-end',
    gap: 4,
    marginBottom: 2,
    fontSize: '0.875rem',
    fontWeight: 600,
  },
} as const;

/** Text on a filled button keeps its contrast in both schemes: primary is light in the dark one, danger stays dark. */
function buttonVars(
  _theme: unknown,
  { variant = 'filled', color }: { variant?: string; color?: string },
): { root: Record<string, string> } {
  if (variant !== 'filled') return { root: {} };
  if (color === 'red')
    return { root: { '--button-bg': 'var(--mantine-color-red-7)', '--button-hover': 'var(--mantine-color-red-8)' } };
  return { root: color === undefined ? { '--button-color': 'var(--mantine-primary-color-contrast)' } : {} };
}

const isTuple = (shades: readonly string[]): shades is MantineColorsTuple => shades.length >= 10;

/** The shadow of all that floats: it has one height. */
const SHADOW = 'var(--pr-shadow)';

/** The theme of one mount: our tokens, overridden by the embedder's, and dialogs rendered into the mount's own portal node. */
export function portalTheme(tokens: ThemeTokens, portalTarget: HTMLElement): MantineThemeOverride {
  const primary = tokens.primary && isTuple(tokens.primary) ? tokens.primary : LAGOON;
  const radius = tokens.radius ?? 6;
  return createTheme({
    colors: { lagoon: primary, coral: CORAL, red: RED, gray: GRAY, dark: NIGHT },
    primaryColor: 'lagoon',
    primaryShade: { light: 7, dark: 3 },
    autoContrast: true,
    black: '#17232b',
    fontFamily: tokens.fontFamily ?? 'var(--pr-face)',
    headings: { fontWeight: '600' },
    fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.5rem' },
    shadows: { xs: SHADOW, sm: SHADOW, md: SHADOW, lg: SHADOW, xl: SHADOW },
    radius: { sm: `${radius}px`, md: `${radius + 2}px` },
    defaultRadius: 'sm',
    respectReducedMotion: true,
    focusRing: 'auto',
    components: {
      Portal: { defaultProps: { target: portalTarget } },
      Button: Button.extend({ defaultProps: { size: 'sm' }, styles: BUTTON_STYLES, vars: buttonVars }),
      // Mantine's default hover is our border colour in the dark scheme: too light below text.
      Menu: { styles: { item: { '--menu-item-hover': 'var(--pr-primary-soft)' } } },
      InputWrapper: { styles: LABEL_STYLES },
    },
  });
}
