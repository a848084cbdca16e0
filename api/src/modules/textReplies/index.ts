export { isOptedOut, listOptedOut } from './textReplyRepository.ts';
