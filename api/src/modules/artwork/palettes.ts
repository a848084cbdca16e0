/** Colours that go together: ground, two tones for the pattern, one spark, and the ink of the words (4.5:1 on the ground). */
export interface Palette {
  readonly ground: string;
  readonly soft: string;
  readonly deep: string;
  readonly spark: string;
  readonly ink: string;
}

export const PALETTES: readonly Palette[] = [
  { ground: '#0f4c5c', soft: '#2c7a86', deep: '#0a3541', spark: '#fb8b6c', ink: '#ffffff' },
  { ground: '#2f5d50', soft: '#5d917d', deep: '#1f4038', spark: '#f4d58d', ink: '#ffffff' },
  { ground: '#6a3d52', soft: '#9c6680', deep: '#4a2838', spark: '#f6bd9c', ink: '#ffffff' },
  { ground: '#f3e3cf', soft: '#e4c9a4', deep: '#cfa676', spark: '#b4533a', ink: '#4a2c1d' },
  { ground: '#22335c', soft: '#4a62a0', deep: '#162243', spark: '#7fd1c7', ink: '#ffffff' },
  { ground: '#e6eef2', soft: '#c3d8e2', deep: '#8fb6c8', spark: '#e2725b', ink: '#17394a' },
  { ground: '#8c3b2e', soft: '#b9654f', deep: '#642619', spark: '#f5cf7a', ink: '#ffffff' },
  { ground: '#dfeee0', soft: '#b8d8ba', deep: '#84b48b', spark: '#d98032', ink: '#1d4027' },
  { ground: '#3c3a5f', soft: '#6b6897', deep: '#282744', spark: '#f2a6b3', ink: '#ffffff' },
  { ground: '#f7dfe0', soft: '#eec0c4', deep: '#dd959d', spark: '#4a7a78', ink: '#5a2230' },
  { ground: '#1d3b36', soft: '#3f6b62', deep: '#122925', spark: '#c9e265', ink: '#ffffff' },
  { ground: '#f6e7b4', soft: '#ecd27c', deep: '#dbb446', spark: '#2f6f73', ink: '#4b3a0c' },
  { ground: '#40566b', soft: '#6e879d', deep: '#2c3d4e', spark: '#ffc27a', ink: '#ffffff' },
  { ground: '#efe6f4', soft: '#d6c3e3', deep: '#b294c9', spark: '#e0774f', ink: '#3d2653' },
];
