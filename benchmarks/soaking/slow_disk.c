/* Preloaded into a process, lets every wait for the disk take longer, as on a slow disk: by as many milliseconds as the
   file named by SAMPAN_SLOW_DISK says, and not at all while there is no such file. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static void wait_for_the_disk(void)
{
    int before = errno;
    const char *place = getenv("SAMPAN_SLOW_DISK");
    int file = place ? open(place, O_RDONLY | O_CLOEXEC) : -1;
    if (file >= 0) {
        char words[16] = {0};
        if (read(file, words, sizeof words - 1) > 0) {
            long milliseconds = strtol(words, NULL, 10);
            struct timespec left = {milliseconds / 1000, milliseconds % 1000 * 1000000};
            while (nanosleep(&left, &left) == -1 && errno == EINTR)
                ;
        }
        close(file);
    }
    errno = before;
}

int fsync(int file)
{
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    wait_for_the_disk();
    return real(file);
}

int fdatasync(int file)
{
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    wait_for_the_disk();
    return real(file);
}
