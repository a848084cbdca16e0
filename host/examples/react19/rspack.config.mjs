import { rspack } from '@rspack/core';

/** A page of React 19 without federation of its own: the portal's loader brings the portal. */
export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/main.jsx',
  output: { path: `${import.meta.dirname}/dist`, filename: 'main.[contenthash:8].js', publicPath: 'auto', clean: true },
  performance: false,
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
    ],
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: './index.html' })],
};
