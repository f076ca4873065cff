// The S3 server of a cluster, in a process of its own so that it can be killed.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../root.mjs';

const S3rver = createRequire(join(root, 'apps/server/package.json'))('s3rver');
const { S3_PORT = '0', S3_FOLDER: directory = '' } = process.env;
const configureBuckets = [{ name: 'taga', configs: [] }];
await new S3rver({ port: Number(S3_PORT), silent: true, directory, configureBuckets }).run();
