export { listOptedOut } from './textReplyRepository.ts';
