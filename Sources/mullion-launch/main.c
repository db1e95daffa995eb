/*
 * mullion-launch stands between a host and a plugin that it starts: it takes from the plugin what it must not have, and
 * sees to it that nothing of the plugin outlives it, or the host.
 *
 * docs/ProcessLifecycle.md tells how the two work together; Sources/PluginHost/Processes has the host's part. Started by
 * hand it does the same, with what it is told:
 *
 *   mullion-launch --confine --read /usr --read /lib --read /lib64 -- /bin/ls /
 */
#include "options.h"
#include "stage.h"
#include "supervisor.h"

#include <fcntl.h>
#include <unistd.h>

int main(int count, char **words) {
    struct options options = options_parse(count, words);
    if (options.inside < 0) supervise(&options);
    /* The wrapper needed them; the program must not have them. */
    fcntl(options.inside, F_SETFD, FD_CLOEXEC);
    if (options.report >= 0) fcntl(options.report, F_SETFD, FD_CLOEXEC);
    stage_run(&options, options.inside, getppid());
}
