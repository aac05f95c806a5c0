using System.Diagnostics;
using System.Runtime.InteropServices;

/// How long a callback may run, with all that it calls, in time of the processor: a busy machine stops nobody. A thread
/// of its own looks now and then, so that counting costs nothing while nothing is wrong.
static class Budget
{
    const int Often = 20;

    static volatile Environment running;
    static volatile int callback;
    static int depth;
    public static volatile bool Overspent;

    [DllImport("libc")]
    static extern int getppid();

    public static Environment Begin(Environment environment)
    {
        if (depth++ == 0) callback++;
        var outer = running;
        running = environment;
        if (Overspent) environment.Count();
        return outer;
    }

    public static void End(Environment outer)
    {
        running = outer;
        if (--depth == 0) Overspent = false;
        else if (Overspent) outer.Count();
    }

    public static void Watch()
    {
        var parent = getppid();
        var (last, since) = (0, 0.0);
        while (true)
        {
            Thread.Sleep(Often);
            // A host that was killed cannot say so to a script that loops.
            if (getppid() != parent) System.Environment.Exit(0);
            var (now, environment) = (callback, running);
            var spent = environment == null ? 0 : Process.GetCurrentProcess().TotalProcessorTime.TotalMilliseconds;
            if (environment == null || now != last) (last, since) = (now, spent);
            else if (spent - since > environment.Limit) Stop(environment, spent - since);
        }
    }

    /// What is inside one long instruction, as a pattern that never matches, can only be ended with all the rest.
    static void Stop(Environment environment, double spent)
    {
        if (!Overspent)
        {
            Overspent = true;
            environment.Count();
        }
        else if (spent > 2 * environment.Limit + 1000)
        {
            Console.Error.WriteLine($"the script of {environment.Name} ran too long and could not be stopped");
            System.Environment.Exit(3);
        }
    }
}
