import { enableCompileCache } from 'node:module';
import path from 'node:path';

// What is imported after this comes compiled from the last start; a static import would be read before it.
enableCompileCache(path.resolve(import.meta.dirname, '../../node_modules/.cache/rewards-portal'));
await import('./main.ts');
