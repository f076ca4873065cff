export {
  type FramedMessage,
  type HostMessage,
  hearMessages,
  languageIn,
  languageMessage,
  readFramedMessage,
  readHostMessage,
} from './frame-messages.ts';
