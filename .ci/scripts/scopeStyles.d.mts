import type { Plugin } from 'postcss';

export declare function scopeStyles(className: string): Plugin;
