/**
 * Nobody answers at these addresses. A worker forgets what a message says as soon as it is sent: where one runs, tests read
 * codes and links from messages that never are.
 */
export const deadChannels = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@bank.example',
  SMS_URL: 'http://:token@127.0.0.1:9/send',
};
