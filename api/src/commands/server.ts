import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Dynamic imports after this use the compile cache; static imports would be loaded before it is enabled.
enableCompileCache(path.resolve(import.meta.dirname, '../../../node_modules/.cache/rewards-portal'));
await import('../start/main.ts');
